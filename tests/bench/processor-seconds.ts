/** The processor time that `run` takes, in seconds: other processes disturb it less than the time that passes. */
export function processorSeconds(run: () => void): number {
  const start = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1e6
}
