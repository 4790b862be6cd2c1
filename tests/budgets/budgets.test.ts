import { expect, test } from 'vitest'
import {
  assetNames,
  assetsOf,
  brandsByScripts,
  built,
  builtCodes,
  builtPage,
  gzipped,
  languagesOf,
  withImports,
} from './built-site'

/** Kilobytes of gzip (quality.md, "Speed"). Swiper loads after the first banner and has a budget of its own. */
const budget = { home: 135, forms: 45, route: 40, css: 12, boot: 6, bootElsewhere: 6.25, firstScreen: 300 }

/** A home page's requests before its largest contentful paint, including the page itself. */
const requestBudget = 8

const [anyBrand = ''] = builtCodes
const slider = assetsOf(anyBrand).filter((name) => name.startsWith('slides-'))

/** The chunk that forms share: the largest that two of them need and no home page does. */
function formsOf(code: string): string[] {
  const ofHome = builtPage(code, 'index.html').scripts
  return [...scriptsFor('registration', code)]
    .filter((path) => scriptsFor('forgot-password', code).has(path) && !ofHome.includes(path))
    .toSorted((a, b) => built(b).byteLength - built(a).byteLength)
    .slice(0, 1)
}

test('there is a build to measure', () => {
  expect(builtCodes.length).toBeGreaterThan(0)
  expect(slider).toHaveLength(1)
  expect(formsOf(anyBrand)).toHaveLength(1)
})

test.each(builtCodes)('the home page of %s keeps to its scripts', (code) => {
  const { scripts } = builtPage(code, 'index.html')
  expect(gzipped(...scripts.map(built))).toBeLessThanOrEqual(budget.home)
})

test.each(builtCodes)('the home page of %s is small and whole before any script', (code) => {
  const { html, root, scripts, fonts, styles, boot, pictures } = builtPage(code, 'index.html')
  expect(gzipped(...styles)).toBeLessThanOrEqual(budget.css)
  expect(gzipped(boot)).toBeLessThanOrEqual(budget.boot)
  expect(gzipped(html, ...[...scripts, ...fonts, ...pictures].map(built))).toBeLessThanOrEqual(budget.firstScreen)
  expect(1 + scripts.length + fonts.length + pictures.length).toBeLessThanOrEqual(requestBudget)
  // React's mark of a component that failed to prerender.
  expect(root).not.toContain('<!--$!-->')
  expect(root).toContain('<main')
  expect(root).not.toMatch(/ style="/)
})

test.each(builtCodes)('the home page of %s contains little more data in any other language', (code) => {
  const boots = Object.entries(languagesOf(code)).map(([name, file]) => [name, gzipped(builtPage(code, file).boot)])
  expect(boots.filter(([, size]) => Number(size) > budget.bootElsewhere)).toEqual([])
})

test.each(builtCodes)(
  'the pages of %s that people land on are drawn before any script, and have their code on its way',
  (code) => {
    for (const name of ['login', 'register', 'promo', 'egame'] as const) {
      const { root, scripts } = builtPage(code, `page.${name}.html`)
      expect(root).toContain('<h1')
      // What is typed before the scripts arrive is carried over by the input's name.
      expect(root).not.toMatch(/<input(?![^>]* name="[^"]+")/i)
      expect(scripts.length, name).toBeGreaterThan(builtPage(code, 'index.html').scripts.length)
    }
  },
)

test.each(brandsByScripts())('forms of %s are one chunk within its budget, and no home page waits for it', (code) => {
  const [forms, ofHome] = [formsOf(code), builtPage(code, 'index.html').scripts]
  // Most of a form's code is shared by all forms.
  const registration = [...scriptsFor('registration', code)].filter((path) => !ofHome.includes(path))
  expect(gzipped(...forms.map(built))).toBeLessThanOrEqual(budget.forms)
  expect(gzipped(...forms.map(built))).toBeGreaterThan(0.65 * gzipped(...registration.map(built)))
})

test.each(brandsByScripts())('no script of %s costs a route more than it may', (code) => {
  const present = new Set([...builtPage(code, 'index.html').scripts, ...formsOf(code)])
  const tooLarge = assetsOf(code).filter((name) => {
    const extra = [...withImports(`assets/${name}`)].filter((path) => !present.has(path))
    return gzipped(...extra.map(built)) > budget.route
  })
  expect(tooLarge).toEqual([])
})

test('what is served holds no source map and nothing of the server’s own', () => {
  expect(assetNames.filter((name) => name.endsWith('.map'))).toEqual([])
  for (const code of builtCodes) {
    const boot = JSON.parse(builtPage(code, 'app.html').boot) as { site: object; features: { flags: object } }
    expect(boot.site).not.toHaveProperty('sandbox')
    for (const flag of Object.values(boot.features.flags)) expect(flag).not.toHaveProperty('meaning')
  }
})

/** The script of the only asset with a name, and all scripts that it needs. */
function scriptsFor(part: string, code: string): Set<string> {
  const [name, ...others] = assetsOf(code).filter((each) => new RegExp(`^${part}-[\\w-]{7}\\.js$`).test(each))
  if (name === undefined || others.length > 0) throw new Error(`not one asset is called ${part}`)
  return withImports(`assets/${name}`)
}
