import { useText } from '@/site/i18n/language'
import { useSession } from '@/site/session/session'
import { useDialogs } from '@/site/merchant/dialogs'
import { obstacle, obstacleTexts, type Guard } from '@/site/merchant/actions/guards'
import { Button } from '@/site/ui/button'

/** What is missing to see what would stand here, and the way to it (1 §6): a trial account gets a real one. */
export function GuardNotice({ guard }: { guard: Guard }) {
  const t = useText()
  const { role } = useSession()
  const dialogs = useDialogs()
  const found = obstacle(guard, role)
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
