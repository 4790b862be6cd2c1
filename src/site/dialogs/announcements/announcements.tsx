import { useState } from 'react'
import { announcementTypes } from '@/site/gateway/content/announcements'
import { useText } from '@/site/i18n/language'
import type { DialogPartProps } from '@/site/merchant/dialogs'
import { Choices } from '@/site/ui/inputs/choices'
import { Dialog } from '@/site/ui/modals/dialog'
import { AnnouncementPanes } from './announcement-panes'

/** Announcements by type (1 §2): 9 per page, and the selected one. */
export function Announcements({ type, onClose }: DialogPartProps<'announcements'>) {
  const t = useText()
  const [selected, select] = useState(type)
  return (
    <Dialog title={t('announcements.title')} width="wide" closesOutside onClose={() => onClose()}>
      <Choices
        label={t('announcements.types')}
        choices={announcementTypes.map((name) => ({ name, label: t(`announcements.type.${name}`) }))}
        selected={selected}
        onSelect={select}
      />
      {/* The key resets the page when the type changes. */}
      <AnnouncementPanes key={selected} type={selected} />
    </Dialog>
  )
}
