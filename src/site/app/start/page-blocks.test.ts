import { describe, expect, it } from 'vitest'
import type { PageConfig, Routes } from '@/contract/generated/merchant-types'
import { allBlocksOf, blocksOf, firstBlocksOf } from './page-blocks'

const shell: Routes['shell'] = {
  header: { block: 'site-header', props: { arrangement: 'logo-start', sticky: true, balance: true } },
  sideMenu: {
    block: 'side-menu',
    props: {
      side: 'start',
      initially: 'shown',
      look: 'rows',
      languages: true,
      rank: true,
      promotions: 3,
      hiddenOn: [],
    },
  },
  footer: {
    block: 'site-footer',
    props: {
      arrangement: 'band',
      about: 'footer.about',
      responsibility: 'footer.responsibility',
      ageMark: true,
      vendors: true,
      payments: true,
      social: true,
    },
  },
  bottomBar: { block: 'bottom-bar', props: { labels: true } },
  banner: { block: 'banner-slider', props: { shape: 'card', pager: 'dots' } },
}
const page: PageConfig = {
  path: '/',
  aliases: [],
  title: 'nav.home',
  guard: 'none',
  openToGuests: 'none',
  heading: 'hidden',
  shell: { header: true, sideMenu: false, footer: false, bottomBar: false, categories: false, banner: 'w_home' },
  sections: {
    vendors: { block: 'vendor-strip', props: { look: 'line' } },
    hidden: { block: 'bottom-bar', props: { labels: true } },
  },
  order: ['vendors', 'missing'],
}

describe('the blocks of a page', () => {
  it('are those of its shell and of the sections it lists', () =>
    expect(blocksOf(page, { shell })).toEqual(['site-header', 'banner-slider', 'vendor-strip']))
  it('are as a whole with what stands at the end of every page, where it is on', () => {
    const responsiblePlay = {
      notice: true,
      sessionClock: false,
      realityCheckMinutes: 0,
      limits: [],
      links: { items: {}, order: [] },
    }
    const routes = { shell }
    expect(allBlocksOf(page, { routes, site: { responsiblePlay } }).at(-1)).toBe('responsible-play')
    const off = { ...responsiblePlay, notice: false }
    expect(allBlocksOf(page, { routes, site: { responsiblePlay: off } })).toEqual(blocksOf(page, routes))
  })
  it('are at first its header, its banner and its first section', () => {
    const frame = { ...page.shell, sideMenu: true, footer: true, bottomBar: true }
    const long = { ...page, shell: frame, order: ['vendors', 'hidden'] }
    expect(blocksOf(long, { shell })).toEqual([
      'site-header',
      'side-menu',
      'site-footer',
      'bottom-bar',
      'banner-slider',
      'vendor-strip',
    ])
    expect(firstBlocksOf(long, { shell })).toEqual(['site-header', 'banner-slider', 'vendor-strip'])
  })
})
