import { findChromium } from './find-chromium.ts'

/**
 * Launch options of Chromium for every browser test. It has no network access, and also runs as root in a container.
 */
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
      // A headed Chromium throttles the timers and frames of pages behind others.
      '--disable-background-timer-throttling',
      '--disable-backgrounding-occluded-windows',
      '--disable-renderer-backgrounding',
    ],
  }
}

/**
 * For tests that look at no pixels: half of what a page costs is drawing it in software, and a screen of half the pixels
 * saves some 15 % of a test. What pages see, `devicePixelRatio` and all lengths, stays as the context sets it.
 */
export function testLaunch(): ReturnType<typeof chromiumLaunch> {
  const launch = chromiumLaunch()
  return { ...launch, args: [...launch.args, '--force-device-scale-factor=0.5'] }
}
