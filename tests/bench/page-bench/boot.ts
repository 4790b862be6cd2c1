import type { WholeBootData } from '@/contract/site-data/boot-data'

/** The boot data that the benchmark wrote into the page, as the build does. */
export function readBoot(): WholeBootData {
  return JSON.parse(document.getElementById('livery-boot')?.textContent ?? '') as WholeBootData
}
