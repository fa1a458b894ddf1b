/** Texts that the client writes in the user's place. */
export const CLIENT_TEXT =
  /^\s*(?:<(?:local-command-(?:stdout|stderr|caveat)|bash-(?:stdout|stderr)|system-reminder|task-notification)[ >]|\[Request interrupted by user)/;
