import { expect, it } from 'vitest'
import { downloadsFor, platformsOf } from './app-downloads'

const resource = (resourceType: string) => ({ resourceType, url: `https://download.example/${resourceType}` })
const resources = ['IOS_LITE', 'PAYMENT_CARD', 'ANDROID_APP', 'IOS_APP', 'SOCIAL_FACEBOOK'].map(resource)

it('offers a platform its own downloads', () => {
  expect(downloadsFor('android', resources)).toEqual([resource('ANDROID_APP')])
  expect(downloadsFor('ios', resources)).toEqual([resource('IOS_APP'), resource('IOS_LITE')])
})

it('offers nothing that the server does not name', () => expect(downloadsFor('ios', [])).toEqual([]))

it('hides a platform without a download', () => {
  expect(platformsOf(resources)).toEqual(['android', 'ios'])
  expect(platformsOf([resource('IOS_LITE')])).toEqual(['ios'])
  expect(platformsOf([resource('SOCIAL_FACEBOOK')])).toEqual([])
})
