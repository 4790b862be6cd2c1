import { afterEach, expect, it } from 'vitest'
import { cdp } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Icon } from '@/site/ui/icons/icon'
import { baseCss } from './base-css'

const { lang } = document.documentElement

afterEach(async () => {
  document.body.innerHTML = ''
  document.documentElement.lang = lang
  await cdp().send('Emulation.setEmulatedMedia', { features: [] })
})

/** Renders HTML on a page with the base style. */
function drawn(html: string): HTMLElement {
  document.body.innerHTML = `<style>${baseCss}</style>${html}`
  return document.body.lastElementChild as HTMLElement
}

it('has everything in its place at once for who wants no motion', async () => {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] })
  const box = drawn('<div style="inline-size: 10px"></div>')
  expect(box.offsetWidth).toBe(10)
  box.style.inlineSize = '90px'
  expect(box.offsetWidth).toBe(90)
})

const row = (direction: 'ltr' | 'rtl', entry: string) =>
  drawn(
    `<div class="fades" dir="${direction}" style="display: flex; inline-size: 200px; overflow-x: auto"><p style="flex: none; inline-size: ${entry}">Slots</p></div>`,
  )

/** The position of the mask, which is transparent at both edges. */
const maskOf = async (element: HTMLElement) => {
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  const { maskImage, maskPosition } = getComputedStyle(element)
  return maskImage === 'none' ? 'none' : maskPosition.split(' ')[0]
}

it.each([
  ['ltr', 1, '-40px', '0px'],
  ['rtl', -1, '0px', '-40px'],
] as const)('fades a row that scrolls out where more of it is, from %s', async (direction, forward, atStart, atEnd) => {
  const element = row(direction, '600px')
  expect(await maskOf(element)).toBe(atStart)
  element.scrollLeft = forward * 400
  expect(await maskOf(element)).toBe(atEnd)
})

it.each([
  ['ltr', 'chevron-left', 'none'],
  ['rtl', 'chevron-left', '-1 1'],
  ['rtl', 'log-out', '-1 1'],
  ['rtl', 'chevron-down', 'none'],
] as const)('in a page from %s, %s is scaled by %s', async (direction, name, scale) => {
  const { container } = await render(
    <div dir={direction}>
      <style>{baseCss}</style>
      <Icon name={name} />
    </div>,
  )
  expect(getComputedStyle(container.querySelector('svg') as SVGElement).scale).toBe(scale)
})

it.each(['bdi', 'p dir="auto"'])('puts a Latin name in a <%s> at the side where an Arabic page begins', (tag) => {
  const name = drawn(`<div dir="rtl" style="inline-size: 300px"><${tag} style="display: block">PNG</${tag}></div>`)
    .firstElementChild as HTMLElement
  const range = document.createRange()
  range.selectNodeContents(name)
  expect(range.getBoundingClientRect().right).toBeCloseTo(name.getBoundingClientRect().right, 0)
})

it('leaves a row whole that does not scroll', async () => expect(await maskOf(row('ltr', '100px'))).toBe('none'))

it.each([
  ['ltr', 'none'],
  ['rtl', '-1 1'],
])('a picture that may be mirrored is turned round in a %s page as it should be', (direction, scale) => {
  const page = drawn(`<p dir="${direction}"><img alt="" data-turns="true"></p>`)
  expect(getComputedStyle(page.querySelector('img')!).scale).toBe(scale)
})

/** Draws in a page of a language. */
function drawnIn(language: string, html: string): HTMLElement {
  document.documentElement.lang = language
  return drawn(`<div>${html}</div>`)
}

const middle = ({ top, height }: DOMRect) => top + height / 2

it('a link of a banner has a line of Nastaliq below its middle, and other letters in it', () => {
  const below = (language: string) => {
    const page = drawnIn(
      language,
      `<style>.link { display: inline-flex; align-items: center; padding-block: .4em; min-block-size: 3rem }</style><h2>Title</h2><a href="#" class="link"><span>Play</span><svg width="18" height="18"></svg></a>`,
    )
    const [link, word] = [page.querySelector('a')!, page.querySelector('span')!]
    return middle(word.getBoundingClientRect()) - middle(link.getBoundingClientRect())
  }
  expect(below('en')).toBeCloseTo(0, 0)
  expect(below('ur')).toBeGreaterThan(4)
})

it('a word under an icon is farther from it in Nastaliq', () => {
  const gap = (language: string) => {
    const page = drawnIn(
      language,
      `<a href="#" style="display: grid"><svg width="26" height="26"></svg><span>Live</span></a>`,
    )
    const range = document.createRange()
    range.selectNodeContents(page.querySelector('span')!)
    return range.getBoundingClientRect().top - page.querySelector('svg')!.getBoundingClientRect().bottom
  }
  expect(gap('ur') - gap('en')).toBeGreaterThan(4)
})
