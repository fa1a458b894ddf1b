import { CUTS, type HostileLog, hostileLog, POSITIONS } from "./hostile_log.ts";
import {
  type Carrier,
  CARRIERS,
  HOSTILE_SECRETS,
  type HostileSecret,
} from "./hostile_secrets.ts";

/** One secret in one log. */
export interface Placement {
  readonly secret: HostileSecret;
  readonly carrier: Carrier;
  readonly log: HostileLog;
  /** For the message of a failed test. */
  readonly where: string;
}

/** Every secret in every carrier, position and cut that goes together. */
export function* placements(): Generator<Placement> {
  for (const secret of HOSTILE_SECRETS) {
    for (const carrier of CARRIERS) {
      if (secret.name === "YAML block" && carrier.breaksYaml) continue;
      for (const position of POSITIONS) {
        for (const cut of CUTS) {
          const log = hostileLog(secret, carrier, position, cut);
          const where = [secret.name, carrier.name, position, cut].join(", ");
          if (log !== undefined) yield { secret, carrier, log, where };
        }
      }
    }
  }
}
