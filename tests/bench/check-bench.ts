import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkMerchants } from '@/engine/checker/check-merchants'
import { generateMerchants } from './generate-merchants'
import { processorSeconds } from './processor-seconds'

/** `merchant check` over 1,000 brands against reading and parsing the same files, in one run. */
const count = 1000

export interface CheckBench {
  readonly lines: number
  readonly files: number
  /** Of processor time, as the copies of lotus are measured. */
  readonly readSeconds: number
  readonly checkSeconds: number
}

export function benchCheck(): CheckBench {
  const dir = mkdtempSync(join(tmpdir(), 'livery-bench-'))
  try {
    generateMerchants(dir, count)
    const paths = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.json'))
    const lines = paths.reduce((sum, path) => sum + readFileSync(join(dir, path), 'utf8').split('\n').length, 0)
    const readSeconds = processorSeconds(() =>
      paths.forEach((path) => void JSON.parse(readFileSync(join(dir, path), 'utf8'))),
    )
    const checkSeconds = processorSeconds(() => {
      const { merchants, diagnostics } = checkMerchants(dir)
      // Warnings count too, because formatting them takes longer than finding nothing.
      if (merchants.length !== count || diagnostics.length > 0)
        throw new Error(`the generated brands are not in order: ${diagnostics[0]?.message}`)
    })
    return { files: paths.length, lines, readSeconds, checkSeconds }
  } finally {
    rmSync(dir, { recursive: true })
  }
}
