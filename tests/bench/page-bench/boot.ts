import type { BootData } from '@/site/boot-data'

/** The merchant that the benchmark wrote into the page, as the build does. */
export function readBoot(): BootData {
  return JSON.parse(document.getElementById('livery-boot')?.textContent ?? '') as BootData
}
