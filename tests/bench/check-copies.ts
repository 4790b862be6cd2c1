import { checkMerchants } from '@/engine/checker/check-merchants'
import { processorSeconds } from './processor-seconds'

/** Checks a folder of brands without a mistake, in a process of its own, and prints the processor seconds. */
const [dir = '', count = ''] = process.argv.slice(2)

const seconds = processorSeconds(() => {
  const { merchants, diagnostics } = checkMerchants(dir)
  if (merchants.length !== Number(count) || diagnostics.length > 0)
    throw new Error(`the copies are not in order: ${diagnostics[0]?.message}`)
})
console.log(seconds)
