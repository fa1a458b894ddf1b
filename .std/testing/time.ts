/**
 * The part of `@std/testing/time` that this project uses.
 *
 * @module
 */

interface Timer {
  readonly id: number;
  readonly run: () => void;
  readonly everyMilliseconds: number | undefined;
  due: number;
}

const REAL = {
  Date: globalThis.Date,
  setTimeout: globalThis.setTimeout,
  clearTimeout: globalThis.clearTimeout,
  setInterval: globalThis.setInterval,
  clearInterval: globalThis.clearInterval,
};

/** `Date` and the timers, replaced by ones whose time passes only when told to, until `restore()`. */
export class FakeTime {
  /** Milliseconds since 1970 at which the fake time began. */
  readonly start: number;
  #now: number;
  #lastId = 0;
  #timers = new Map<number, Timer>();

  /** @param start Where the fake time begins; the real now by default. */
  constructor(start?: number | string | Date | null) {
    this.start = this.#now = new REAL.Date(start ?? REAL.Date.now()).getTime();
    const add = (repeats: boolean) =>
    (
      callback: (...args: unknown[]) => void,
      delay = 0,
      ...args: unknown[]
    ): number => this.#add(() => callback(...args), delay, repeats);
    const clear = (id?: number) => void this.#timers.delete(id ?? 0);
    Object.assign(globalThis, {
      Date: fakeDate(() => this.#now),
      setTimeout: add(false),
      setInterval: add(true),
      clearTimeout: clear,
      clearInterval: clear,
    });
  }

  /** Milliseconds since 1970; setting it runs each timer that falls due on the way. */
  get now(): number {
    return this.#now;
  }
  set now(value: number) {
    if (value < this.#now) throw new RangeError("Time cannot go backwards");
    for (
      let timer = this.#first();
      timer && timer.due <= value;
      timer = this.#first()
    ) this.#run(timer);
    this.#now = value;
  }

  /** Lets `ms` milliseconds pass. */
  tick(ms = 0): void {
    this.now += ms;
  }

  /** Runs what waits for promises, then lets `ms` milliseconds pass. */
  async tickAsync(ms = 0): Promise<void> {
    await this.runMicrotasks();
    this.now += ms;
  }

  /** Goes to the next timer; false where there is none. */
  next(): boolean {
    const timer = this.#first();
    if (timer) this.now = timer.due;
    return timer !== undefined;
  }

  /** Goes on until no timer is left. */
  runAll(): void {
    while (this.next());
  }

  /** Goes on until no timer is left, running what waits for promises before each. */
  async runAllAsync(): Promise<void> {
    do await this.runMicrotasks(); while (this.next());
  }

  /** Runs what waits for promises. */
  async runMicrotasks(): Promise<void> {
    await new Promise((resolve) => REAL.setTimeout(resolve, 0));
  }

  /** Puts the real `Date` and timers back. */
  restore(): void {
    Object.assign(globalThis, REAL);
  }

  /** Puts the real `Date` and timers back, at the end of a `using` block. */
  [Symbol.dispose](): void {
    this.restore();
  }

  #add(run: () => void, delay: number, repeats: boolean): number {
    const wait = Math.max(repeats ? 1 : 0, Math.floor(delay));
    const id = ++this.#lastId;
    const everyMilliseconds = repeats ? wait : undefined;
    this.#timers.set(id, { id, run, everyMilliseconds, due: this.#now + wait });
    return id;
  }

  #first(): Timer | undefined {
    return [...this.#timers.values()].sort((a, b) =>
      a.due - b.due || a.id - b.id
    )[0];
  }

  #run(timer: Timer): void {
    this.#now = timer.due;
    if (timer.everyMilliseconds === undefined) this.#timers.delete(timer.id);
    else timer.due += timer.everyMilliseconds;
    timer.run();
  }
}

function fakeDate(now: () => number): typeof Date {
  return new Proxy(REAL.Date, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    apply: () => new REAL.Date(now()).toString(),
    get: (target, key) => key === "now" ? now : Reflect.get(target, key),
  });
}
