import { installStore } from '@/site/session/install-store'

/** Has the browser say that the site can be installed, with what the visitor is going to choose. */
export function offerInstall(outcome: 'accepted' | 'dismissed') {
  installStore.start({ install: true })
  let asked = 0
  const event = new Event('beforeinstallprompt', { cancelable: true })
  const prompt = () => Promise.resolve((asked += 1))
  dispatchEvent(Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome }) }))
  return { event, asked: () => asked }
}
