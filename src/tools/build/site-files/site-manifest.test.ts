import { validateManifest } from '@pwabuilder/manifest-validation'
import { expect, test } from 'vitest'
import sharp from 'sharp'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkMerchants } from '@/engine/checker/check-merchants'
import { bootData } from '@/engine/resolved/boot-data'
import { shippedTexts } from '@/engine/resolved/site-texts'
import { brandManifests } from './brand-manifests'
import { PictureStore } from '@/tools/build/pictures/picture-store'
import { siteManifest } from './site-manifest'

const { merchants } = checkMerchants('merchants')

function manifestsOf(code: string) {
  const merchant = merchants.find((each) => each.code === code)
  if (merchant === undefined) throw new Error(`there is no merchant ${code}`)
  const { languages, locales } = shippedTexts(merchant, [])
  return brandManifests(merchant, bootData(merchant, { texts: languages[0].own, locales }), languages)
}

test.each(merchants.map(({ code }) => code))('the manifest of %s passes the rules of PWABuilder', async (code) => {
  const { first, others } = manifestsOf(code)
  for (const text of [first, ...[...others.values()].map((each) => each.text)]) {
    const results = await validateManifest(JSON.parse(text) as Parameters<typeof validateManifest>[0])
    const failed = results.filter(({ valid }) => valid === false).map(({ member }) => member)
    // It knows languages from a list of its own, in which scripts such as Hans are missing.
    expect(failed.filter((member) => member !== 'lang')).toEqual([])
  }
})

test('a language with addresses of its own has a manifest that starts there, of the same site', () => {
  const { others } = manifestsOf('atlas')
  expect(JSON.parse(others.get('AR')?.text ?? '')).toMatchObject({ lang: 'ar', dir: 'rtl', start_url: '/ar/', id: '/' })
})

test('the shortcuts are the menu entries that lead somewhere for a player, four at most', () => {
  const { shortcuts } = JSON.parse(manifestsOf('aurora').first) as { shortcuts: { name: string; url: string }[] }
  expect(shortcuts.map(({ name, url }) => [name, url])).toEqual([
    ['Games', '/rng'],
    ['Deposit', '/?member=deposit'],
    ['Promotions', '/promotions'],
    ['Account', '/?member=security-center'],
  ])
})

test('favicon.ico holds the icon of the tab at 16, 32 and 48 pixels', async () => {
  const { icons } = manifestsOf('aurora')
  const files = new Map<string, string>()
  await icons.draw(new PictureStore(mkdtempSync(join(tmpdir(), 'livery-icons-'))), (name, file) =>
    files.set(name, file),
  )
  const ico = readFileSync(files.get(icons.favicon) ?? '')
  const sizes = await Promise.all(
    [0, 1, 2].map(async (at) => {
      const [length, offset] = [ico.readUInt32LE(6 + 16 * at + 8), ico.readUInt32LE(6 + 16 * at + 12)]
      return (await sharp(ico.subarray(offset, offset + length)).metadata()).width
    }),
  )
  expect(sizes).toEqual([16, 32, 48])
})

test('pictures of the site are shown to whoever installs it, where the brand has them', () => {
  const merchant = merchants.find(({ code }) => code === 'aurora')
  if (merchant === undefined) throw new Error('there is no merchant aurora')
  const { languages, locales } = shippedTexts(merchant, [])
  const boot = bootData(merchant, { texts: languages[0].own, locales })
  const narrow = { src: '/brand/phone.1.png', width: 720, height: 1480 }
  const theme = { ...boot.theme, assets: { ...boot.theme.assets, screenshots: { narrow } } }
  expect(siteManifest({ boot: { ...boot, theme }, theme: merchant.config.theme })).toMatchObject({
    screenshots: [{ src: narrow.src, sizes: '720x1480', type: 'image/png', form_factor: 'narrow' }],
  })
  expect(siteManifest({ boot, theme: merchant.config.theme })).not.toHaveProperty('screenshots')
})
