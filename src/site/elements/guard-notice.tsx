import { useText } from '@/site/i18n/language'
import { useSession } from '@/site/session/session'
import { useDialogs } from '@/site/merchant/dialogs'
import { guardFailure, obstacleTexts, type Guard } from '@/site/merchant/actions/guards'
import { Button } from '@/site/ui/button'

/** Says what is missing to see the content, with a link to get it (1 §6). A trial account is offered a real account. */
export function GuardNotice({ guard }: { guard: Guard }) {
  const t = useText()
  const { role } = useSession()
  const dialogs = useDialogs()
  const found = guardFailure(guard, role)
  if (found === undefined) return null
  const tab = found === 'login' ? 'login' : 'register'
  return (
    <>
      <p>{t(obstacleTexts[found])}</p>
      {found !== 'agent' && (
        <Button emphasis="strong" onClick={() => dialogs.open('login-register', { tab, account: '' })}>
          {t(tab === 'login' ? 'nav.login' : 'nav.register')}
        </Button>
      )}
    </>
  )
}
