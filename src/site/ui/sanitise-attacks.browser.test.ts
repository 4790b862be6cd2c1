import { expect, it } from 'vitest'
import { checkAddress } from '@/site/lib/address'
import { sanitiseHtml } from './sanitise-html'
import { remains } from './testing/attack-remains'
import { attackHtml } from './testing/attack-html'

const check = (address: string) => checkAddress(address, { allowedHosts: ['news.example'], origin: location.origin })

it.each(attackHtml)('leaves nothing that runs or leads elsewhere: %s', (html) => {
  const place = document.createElement('div')
  place.innerHTML = sanitiseHtml(html, check) as string
  expect(remains(place, location.origin)).toEqual([])
  // Printed and parsed once more, as by an editor, it is the same.
  const again = document.createElement('div')
  again.innerHTML = place.innerHTML
  expect(remains(again, location.origin)).toEqual([])
})
