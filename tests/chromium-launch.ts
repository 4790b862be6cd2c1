import { findChromium } from './find-chromium.ts'

/** How every browser test starts Chromium. It stays off the network, and runs as root in a container too. */
export function chromiumLaunch(): { executablePath?: string; args: string[] } {
  const executablePath = findChromium()
  return {
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // A Chromium with windows slows down the timers and frames of pages that lie behind others.
      '--disable-background-timer-throttling',
      '--disable-backgrounding-occluded-windows',
      '--disable-renderer-backgrounding',
    ],
  }
}
