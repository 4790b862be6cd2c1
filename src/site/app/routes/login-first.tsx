import { useEffect } from 'react'
import { sessionStore } from '@/site/session/session-store'
import { loginAddress } from '@/site/merchant/actions/guards'
import { useLocation, useNavigate } from '@/site/merchant/pages/navigation'
import { useSite } from '@/site/merchant/site-context'

/** Replaces a page that guests cannot see: redirects to the login (1 §2). */
export function LoginFirst() {
  const navigate = useNavigate()
  const location = useLocation()
  const { routes } = useSite()
  useEffect(() => {
    // A prerendered page treats everyone as a guest at first, so the session store is read again.
    if (sessionStore.get().status === 'guest') navigate(loginAddress(routes, location), { replace: true })
  }, [navigate, location, routes])
  return null
}
