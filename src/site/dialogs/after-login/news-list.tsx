import { useId } from 'react'
import { NoticeList } from '@/site/elements/notice-list'
import { useText } from '@/site/i18n/language'

/** The popup notices, with the first one expanded. */
export function NewsList() {
  const t = useText()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{t('after-login.news')}</h3>
      <NoticeList list="popup" opensFirst />
    </section>
  )
}
