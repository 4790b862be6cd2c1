import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { releaseMeta, releasePath } from '@/contract/site-data/release'
import { useLocation } from '@/site/merchant/pages/navigation'
import { isAnythingTyped, watchInputs } from './typed-inputs'

/** Milliseconds between two looks at which release is live. */
const lookEvery = 5 * 60_000

/** Names of releases; another answer is a server's that does not know the file. */
const releases = /^[\w-]{1,40}$/

/**
 * Whether a newer release than the page's is live, and the moment is quiet: nothing that a reload would lose is typed,
 * and no game runs. It looks when the visitor comes back to the tab or goes to another page, at most every few minutes.
 */
export function useNewerRelease(): boolean {
  const { pathname } = useLocation()
  const [isNewer, setNewer] = useState(false)
  const [isQuiet, setQuiet] = useState(true)
  // The page itself has just been loaded.
  const [opened] = useState(() => Date.now())
  const lookedAt = useRef(opened)

  const look = useEffectEvent(() => {
    setQuiet(isQuietMoment())
    if (isNewer || document.hidden || Date.now() - lookedAt.current < lookEvery) return
    lookedAt.current = Date.now()
    void isOutdated().then((isOld) => isOld && setNewer(true))
  })
  useEffect(() => {
    // When the page is there, with its forms and games.
    const timer = setTimeout(() => look())
    return () => clearTimeout(timer)
  }, [pathname])
  useEffect(() => {
    const handle = () => look()
    const stop = watchInputs()
    document.addEventListener('visibilitychange', handle)
    addEventListener('input', handle)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', handle)
      removeEventListener('input', handle)
    }
  }, [])
  return isNewer && isQuiet
}

/** The release of this page; undefined where the page was not built. */
export function pageRelease(): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${releaseMeta}"]`)?.content
}

/** Games run in frames. */
function isQuietMoment(): boolean {
  return document.querySelector('iframe') === null && !isAnythingTyped()
}

/** False when it cannot be told. */
async function isOutdated(): Promise<boolean> {
  const own = pageRelease()
  if (own === undefined) return false
  try {
    const answer = await fetch(releasePath, { cache: 'no-store', signal: AbortSignal.timeout(10_000) })
    const live = answer.ok ? (await answer.text()).trim() : ''
    return releases.test(live) && !live.startsWith(own)
  } catch {
    return false
  }
}
