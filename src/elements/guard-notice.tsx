import { styled } from 'styled-components'
import { useText } from '@/i18n/language'
import { useSession } from '@/session/session'
import { further, obstacle, obstacleTexts, useGuard, type Guard } from '@/site/guards'
import { Button } from '@/ui/button'
import { buttonLook, type ButtonLook } from '@/ui/button-look'
import { ActionTarget } from './action-target'

/** What is missing to see what would stand here, and the way to it (1 §6). */
export function GuardNotice({ guard }: { guard: Guard }) {
  const t = useText()
  const { role } = useSession()
  const pass = useGuard()
  const found = obstacle(guard, role)
  if (found === undefined) return null
  return (
    <>
      <p>{t(obstacleTexts[found])}</p>
      {found === 'login' && (
        <Button emphasis="strong" onClick={() => pass(guard)}>
          {t('nav.login')}
        </Button>
      )}
      {found === 'trial' && (
        <Further $emphasis="strong" action={further.action}>
          {t(further.label)}
        </Further>
      )}
    </>
  )
}

const Further = styled(ActionTarget)<ButtonLook>`
  ${buttonLook}
`
