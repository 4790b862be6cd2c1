import { checkMerchants } from '@/engine/checker/check-merchants'

/** Checks two folders by turns in a process of their own and prints the processor milliseconds of each, as JSON. */
const [few = '', many = ''] = process.argv.slice(2)
const rounds = 6

const times = Array.from({ length: rounds }, () => ({ less: timeOf(few), more: timeOf(many) }))
// The first rounds are V8's; of the others the quickest, which nobody else's work made longer.
const warm = times.slice(2)
console.log(
  JSON.stringify({
    less: Math.min(...warm.map(({ less }) => less)),
    more: Math.min(...warm.map(({ more }) => more)),
  }),
)

function timeOf(folder: string): number {
  const start = process.cpuUsage()
  checkMerchants(folder)
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}
