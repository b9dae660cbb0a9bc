/**
 * The time, in milliseconds, that the processor works on something. Other work on the machine does
 * not count, however busy it is.
 */
export const processorTime = (work: () => void): number => {
  const start = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}
