import { useEffect } from 'react'
import { sessionStore } from '@/site/session/session-store'
import { loginAddress } from '@/site/merchant/actions/guards'
import { useLocation, useNavigate } from '@/site/merchant/pages/navigation'
import { useSite } from '@/site/merchant/site-context'

/** In place of a page that is not shown to guests: sends them to sign in (1 §2). */
export function LoginFirst() {
  const navigate = useNavigate()
  const location = useLocation()
  const { routes } = useSite()
  useEffect(() => {
    // A page that was rendered in advance takes everybody for a guest at first.
    if (sessionStore.get().status === 'guest') navigate(loginAddress(routes, location), { replace: true })
  }, [navigate, location, routes])
  return null
}
