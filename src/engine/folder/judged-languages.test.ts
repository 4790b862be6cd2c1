import { describe, expect, it } from 'vitest'
import { loadMerchants } from '@/engine/folder/load-merchants'
import { merchantsRoot } from '@/engine/folder/merchants-root'
import type { Files } from '@/engine/testing/write-files'
import { minimalTemplate } from '@/engine/testing/minimal-template'
import { acme, writeMerchants } from '@/engine/testing/write-merchants'
import { checkMerchants } from '@/engine/checker/check-merchants'
import { judgedLanguages } from './judged-languages'

const items = { EN: { locale: 'en', label: 'English' }, FR: { locale: 'fr', label: 'Français' } }

/** A template with a broken French text that it does not offer itself, and a brand. */
function written(site: object): string {
  const template: Files = {
    ...minimalTemplate(),
    'site.json': { ...(minimalTemplate()['site.json'] as object), languages: { items, order: ['EN'] } },
    'locales/FR.json': { 'nav.home': 'Chez &amp; vous' },
  }
  return writeMerchants({ acme: { 'site.json': { ...(acme['site.json'] as object), ...site } } }, template)
}

const told = (dir: string, codes?: string[]) =>
  checkMerchants(dir, codes).diagnostics.filter(({ code }) => code === 'text-leftover')

describe('the texts of a template', () => {
  it('are judged in the languages that a brand offers', () => {
    expect(told(written({}))).toEqual([])
    expect(told(written({ languages: { order: ['EN', 'FR'] } }))).toMatchObject([{ file: 'base/locales/FR.json' }])
  })

  it('are judged in all languages for whoever names the template', () => {
    expect(told(written({}), ['acme'])).toEqual([])
    expect(told(written({}), ['base'])).toHaveLength(1)
  })

  it('are judged in all languages where no brand tells which it offers', () => {
    const { folders, ...rest } = loadMerchants(merchantsRoot(written({})))
    expect([...(judgedLanguages({ folders, ...rest }) ?? [])]).toEqual(['EN'])
    const base = [...folders].find(([code]) => code === 'base')
    expect(judgedLanguages({ ...rest, folders: new Map(base && [base]) })).toBeUndefined()
    expect(told(written({ languages: { order: 'FR' } }))).toHaveLength(1)
  })
})
