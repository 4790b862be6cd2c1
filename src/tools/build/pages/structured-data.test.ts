import Validator from '@adobe/structured-data-validator'
import { expect, test } from 'vitest'
import type { PageConfig } from '@/contract/generated/merchant-types'
import type { WholeBootData } from '@/contract/site-data/boot-data'
import { checkMerchants } from '@/engine/checker/check-merchants'
import { bootData } from '@/engine/resolved/boot-data'
import { wholeTexts } from '@/engine/resolved/site-texts'
import { structuredData } from './structured-data'

const { merchants } = checkMerchants('merchants')
const boots = merchants.map((merchant) => [merchant.code, bootData(merchant, wholeTexts(merchant))] as const)
const [, aurora] = boots.find(([code]) => code === 'aurora') ?? boots[0] ?? ['', {} as WholeBootData]

type Thing = Readonly<Record<string, unknown>>

function thingsOf(boot: WholeBootData, page: PageConfig): readonly Thing[] {
  return (structuredData(boot, page)?.['@graph'] ?? []) as unknown as readonly Thing[]
}

test.each(boots)('what search engines are told of the pages of %s follows their rules', async (_code, boot) => {
  for (const page of Object.values(boot.routes.pages)) {
    const byType: Record<string, Thing[]> = {}
    for (const thing of thingsOf(boot, page)) (byType[String(thing['@type'])] ??= []).push(thing)
    expect(await new Validator().validate({ jsonld: byType })).toEqual([])
  }
})

test('the validator finds what is missing', async () => {
  const BreadcrumbList = [{ '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 1 }] }]
  expect(await new Validator().validate({ jsonld: { BreadcrumbList } })).not.toEqual([])
})

test('home names the brand, its logo and contact, and where its games are searched', () => {
  const [organization, website] = thingsOf(aurora, aurora.routes.pages.home)
  expect(organization).toMatchObject({
    '@type': 'Organization',
    name: 'Aurora',
    logo: expect.stringMatching(/^https:\/\/aurora\.localhost\/brand\/icon-app\.[0-9a-f]+\.png$/) as string,
    contactPoint: { email: 'support@aurora.example', availableLanguage: ['en', 'fil-PH', 'vi-VN'] },
  })
  expect(website).toMatchObject({
    '@type': 'WebSite',
    inLanguage: 'en',
    potentialAction: { target: { urlTemplate: 'https://aurora.localhost/rng?q={search_term_string}' } },
  })
})

test('a percent sign in the address of the brand’s mailbox stands for itself', () => {
  const contact = { ...aurora.site.contact, address: 'mailto:100%@aurora.example' }
  const [organization] = thingsOf({ ...aurora, site: { ...aurora.site, contact } }, aurora.routes.pages.home)
  expect(organization).toMatchObject({ contactPoint: { email: '100%@aurora.example' } })
})

test('another page says the way to it, by its address and title in its language', () => {
  const vietnamese = {
    ...aurora,
    site: { ...aurora.site, defaultLanguage: 'VI' },
    languageBases: { VI: '/vi' },
    texts: { ...aurora.texts, 'page.promotions.title': 'Khuyến mãi' },
  }
  expect(thingsOf(vietnamese, aurora.routes.pages.promo)).toEqual([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Aurora', item: 'https://aurora.localhost/vi/' },
        { '@type': 'ListItem', position: 2, name: 'Khuyến mãi', item: 'https://aurora.localhost/vi/promotions' },
      ],
    },
  ])
})

test('questions that everybody sees are told with their answers, without the marks of the texts', () => {
  const items = {
    age: { question: 'q.age', answer: 'a.age' },
    vip: { question: 'q.vip', answer: 'a.age', when: { session: 'member' } },
    fee: { question: 'q.fee', answer: 'a.fee' },
  }
  const faq = { block: 'faq', props: { title: 'q', questions: { items, order: ['age', 'vip', 'fee'] } } }
  const help = { ...aurora.routes.pages['help'], sections: { faq }, order: ['faq'] } as unknown as PageConfig
  const texts = {
    'q.age': 'May I play at {{brand}}?',
    'a.age': 'From **18** on: see [limits](/help).\n- Bring a passport',
    'q.vip': 'Am I a VIP?',
    'q.fee': 'What does it cost?',
    'a.fee': 'The least is {{amount}}.',
  }
  const [, page] = thingsOf({ ...aurora, texts }, help)
  expect(page).toEqual({
    '@type': 'FAQPage',
    inLanguage: 'en',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'May I play at Aurora?',
        acceptedAnswer: { '@type': 'Answer', text: 'From 18 on: see limits.\nBring a passport' },
      },
    ],
  })
})

test('nothing is said without a host, or of a document that several pages share', () => {
  const { hosts: _hosts, ...site } = aurora.site
  expect(structuredData({ ...aurora, site }, aurora.routes.pages.home)).toBeUndefined()
  expect(structuredData(aurora, undefined)).toBeUndefined()
})
