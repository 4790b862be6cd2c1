import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { speakDigits } from './speak-digits'
import { wavHeaderBytes, wavOf } from './wav'

const folder = join(import.meta.dirname, 'digits')
const languages = ['en', 'fil', 'vi'] as const
const files = languages.flatMap((language) => readdirSync(join(folder, language)).map((name) => join(language, name)))

it('has ten recordings in each language, in the format that is written', () => {
  expect(files).toHaveLength(30)
  for (const file of files) {
    const recording = readFileSync(join(folder, file))
    expect(wavOf(recording.subarray(wavHeaderBytes)).equals(recording), file).toBe(true)
  }
  const bytes = files.map((file) => statSync(join(folder, file)).size)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(100_000)
})

it.each(languages)('says digits in %s, never with the same samples', async (language) => {
  const [one, two] = [await speakDigits('0919', language), await speakDigits('0919', language)]
  expect(one.equals(two)).toBe(false)
  expect(one.readUInt32LE(40)).toBe(one.length - wavHeaderBytes)
  // Between two and seven seconds at 8000 bytes a second.
  expect(one.length).toBeGreaterThan(16_000)
  expect(one.length).toBeLessThan(56_000)
})
