import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { FormStage } from '@/site/forms/testing/form-stage'
import { VendorIcon } from './vendor-icon'

const drawings = ['DEFAULT', 'ACTIVE', 'WHITE', 'COLOR', 'PURPLE'] as const
const codes = ['AG', 'PT', 'TCG_NEW']
const colors = { '--color-text': '#fff', '--color-text-muted': '#999', '--color-accent': '#0af' } as object
const languages = (...order: string[]) => ({
  ...{ order, items: Object.fromEntries(order.map((name) => [name, { locale: 'en', label: name }])) },
})

async function shown(order: string[]) {
  const { container } = await render(
    <FormStage
      fields={{ forms: {}, patterns: {} }}
      texts={{}}
      site={{ languages: languages(...order) }}
      vendors={{ items: {}, order: codes, lanes: {} }}
    >
      <div style={colors}>
        {codes.flatMap((code) => drawings.map((drawing) => <VendorIcon key={code + drawing} {...{ code, drawing }} />))}
      </div>
    </FormStage>,
  )
  await expect.poll(() => container.querySelector('svg path')?.getAttribute('d')).toBeTruthy()
  const drawn = [...container.querySelectorAll('[aria-hidden]')].map((icon) =>
    icon.querySelector('path') === null ? '' : getComputedStyle(icon).color,
  )
  return codes.map((_, place) => drawn.slice(place * drawings.length, (place + 1) * drawings.length))
}

it('draws a vendor in five ways, of which only COLOR is its own (2 §9)', async () => {
  const [ag = [], pt = [], ...others] = await shown(['EN', 'VI'])
  expect(new Set(ag).size).toBe(drawings.length)
  expect(ag.map((color, place) => color === pt[place])).toEqual([true, true, true, false, true])
  expect(others[0]?.includes('')).toBe(false)
})

it('tries the picture at the path of the specification once, and draws the emblem where it does not arrive (2 §9)', async () => {
  // The page, which all files share, keeps the first few hundred requests alone.
  performance.clearResourceTimings()
  const drawn = await render(
    <FormStage
      fields={{ forms: {}, patterns: {} }}
      texts={{}}
      site={{ languages: languages('EN', 'TY') }}
      vendors={{ items: {}, order: ['BTI'], lanes: {}, pictures: { folder: '/no-such-folder', type: 'png' } }}
    >
      <VendorIcon code="BTI" drawing="PURPLE" />
    </FormStage>,
  )
  await expect.poll(() => drawn.container.querySelector('svg path')?.getAttribute('d')).toBeTruthy()
  const asked = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/no-such-folder/'))
  expect(asked.map(({ name }) => new URL(name).pathname)).toEqual(['/no-such-folder/123BET_PURPLE.png'])
})

it('leaves codes of TCG blank where TY is offered (2 §9)', async () => {
  const [ag, , tcg] = await shown(['EN', 'TY'])
  expect(ag?.includes('')).toBe(false)
  expect(new Set(tcg)).toEqual(new Set(['']))
})
