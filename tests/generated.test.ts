import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { generatedFiles, generatedNames } from '@/schema/generated-files'

test('src/generated holds exactly what the schemas give; npm run generate brings it in step', async () => {
  const expected = await generatedFiles(process.cwd())
  expect(generatedNames('src/generated').sort()).toEqual([...expected.keys()].sort())
  for (const [name, text] of expected) expect(readFileSync(`src/generated/${name}`, 'utf8') === text, name).toBe(true)
})
