import { useEffect, useRef, useState } from 'react'
import { useText } from '@/i18n/language'
import { useFeature } from '@/site/features'
import type { DialogPartProps } from '@/site/dialogs'
import { Dialog } from '@/ui/dialog'
import { Tabs } from '@/ui/tabs'
import { LazyForm } from './lazy-form'

/** Sign in or register without leaving the page (1 §2). Registering needs the merchant to allow it directly. */
export function LoginRegister({ tab, onClose }: DialogPartProps<'login-register'>) {
  const t = useText()
  const canRegister = useFeature('DIRECTREG3')
  const close = () => onClose()
  if (!canRegister) {
    return (
      <Dialog title={t('login.title')} onClose={close}>
        <LazyForm form="login" onDone={close} />
      </Dialog>
    )
  }
  return (
    <Dialog title={t('login-register.title')} onClose={close}>
      <FormTabs first={tab} onDone={close} />
    </Dialog>
  )
}

function FormTabs({ first, onDone }: { first: 'login' | 'register'; onDone: () => void }) {
  const t = useText()
  const [selected, select] = useState(first)
  const frame = useRef<HTMLDivElement>(null)

  // A dialog gives the focus to its first control, which is the tab of the form that was not asked for.
  useEffect(() => {
    frame.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
  }, [])

  return (
    <div ref={frame}>
      <Tabs
        label={t('login-register.tabs')}
        tabs={[
          { name: 'login', label: t('nav.login') },
          { name: 'register', label: t('nav.register') },
        ]}
        selected={selected}
        onSelect={select}
      >
        <LazyForm form={selected} onDone={onDone} />
      </Tabs>
    </div>
  )
}
