import { parseArgs } from 'node:util'
import { merchantsRoot } from '@/engine/folder/merchants-root'
import { loadMerchants } from '@/engine/folder/load-merchants'
import { referenceData } from '@/tools/docs/reference-data'
import { writeDocs } from '@/tools/docs/write-docs'
import { docsFolder } from '@/engine/reference/docs-address'
import { readSince } from '@/tools/schema/since-file'
import { drawnPictures } from './effects/drawn/drawn-files'
import { drawnOrDraw } from './effects/drawn/drawn-or-draw'
import { findChromium } from './find-chromium'

/**
 * `npm run docs`: writes the page of every key of a brand beside Storybook, in storybook-static/docs. It draws the
 * effect of each key on a page with Chromium, which takes some ten minutes, and keeps the pictures in .cache/docs until
 * the site or a schema changes; `-- --no-pictures` leaves effects out, `-- --out <folder>` writes elsewhere.
 */
const { values } = parseArgs({
  options: { out: { type: 'string', default: docsFolder }, 'no-pictures': { type: 'boolean', default: false } },
})
const hasChromium = findChromium() !== undefined
if (!values['no-pictures'] && !hasChromium)
  console.log('There is no Chromium to draw with, so the page is without effects; CHROMIUM_PATH names one.')
const isDrawn = !values['no-pictures'] && hasChromium
const effects = isDrawn ? await drawnOrDraw(console.log) : {}
const data = referenceData(loadMerchants(merchantsRoot()), { since: readSince('.'), effects })
await writeDocs(data, { out: values.out, pictures: drawnPictures })
console.log(`${data.entries.length} keys, ${Object.keys(effects).length} with their effect: ${values.out}/index.html`)
