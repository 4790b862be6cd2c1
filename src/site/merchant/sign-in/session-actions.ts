import { useMemo } from 'react'
import { useSWRConfig } from 'swr'
import { useGateway } from '@/site/gateway/gateway-context'
import { useLanguageOfAccount } from '@/site/gateway/account/language'
import { useBusy } from '@/site/merchant/busy'
import { useDialogs } from '@/site/merchant/dialogs'
import { useFeatures } from '@/site/merchant/features'
import { useNavigate } from '@/site/merchant/pages/navigation'
import { useSiteLoader, useSite } from '@/site/merchant/site-context'
import type { SessionFlows } from './session-flows'

/**
 * The ways into a session and out of it. Their code is lazy-loaded on first use, because nobody signs in before the
 * page has loaded.
 */
export function useSessionActions(): SessionFlows & { prepare(): Promise<unknown> } {
  const gateway = useGateway()
  const { gateway: settings } = useSite().site
  const site = useSiteLoader()
  const { encryption } = settings
  const { mutate } = useSWRConfig()
  const dialogs = useDialogs()
  const during = useBusy()
  const navigate = useNavigate()
  const hasFeature = useFeatures()
  const showLanguageOf = useLanguageOfAccount()

  return useMemo(() => {
    const flows = async () => {
      const [{ sessionFlows }, { site: settled }] = await Promise.all([import('./session-flows'), site.load()])
      return sessionFlows({
        gateway,
        encryption,
        mutate,
        dialogs,
        during,
        navigate,
        afterLogin: settled.afterLogin,
        hasFeature,
        showLanguageOf,
      })
    }
    return {
      /** Prefetches the code, so that signing out needs no further script. */
      prepare: flows,
      signIn: async (credentials) => (await flows()).signIn(credentials),
      signInWithToken: async (token) => (await flows()).signInWithToken(token),
      signInSocially: async (request) => (await flows()).signInSocially(request),
      changePassword: async (request) => (await flows()).changePassword(request),
      register: async (kind, user) => (await flows()).register(kind, user),
      freePlay: async (goOn) => (await flows()).freePlay(goOn),
      signOut: async () => (await flows()).signOut(),
      followSignOut: async (customerId) => (await flows()).followSignOut(customerId),
    }
  }, [gateway, encryption, mutate, dialogs, during, navigate, site, hasFeature, showLanguageOf])
}
