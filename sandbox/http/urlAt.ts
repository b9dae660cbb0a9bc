/** The URL of a server of this machine. */
export const urlAt = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`
