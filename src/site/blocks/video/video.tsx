import { useId, useRef, useState } from 'react'
import type { VideoProps } from '@/contract/generated/merchant-types'
import { useLanguage } from '@/site/i18n/language'
import { useSite } from '@/site/merchant/site-context'
import { FailedNotice } from '@/site/ui/notices/failed-notice'
import { Icon } from '@/site/ui/icons/icon'
import { Film, Frame, Lead, Mark, Press, Stage } from './video-layout'

/** A video behind its poster: it is neither loaded nor played before the visitor clicks it. */
export function Video({ title, text, source, poster, captions }: VideoProps) {
  const { t, language } = useLanguage()
  const { languages } = useSite().site
  const titleId = useId()
  const film = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<'waiting' | 'started' | 'failed'>('waiting')

  function play(element: HTMLVideoElement | null): void {
    if (element === null) return
    setState('started')
    for (const track of element.textTracks)
      track.mode = track.language === languages.items[language]?.locale ? 'showing' : 'disabled'
    element.focus({ preventScroll: true })
    // A failure to load is reported by the `error` event.
    element.play().catch(() => undefined)
  }
  function retry(): void {
    film.current?.load()
    play(film.current)
  }

  return (
    <Frame aria-labelledby={titleId}>
      <h2 id={titleId}>{t(title)}</h2>
      {text !== undefined && <Lead>{t(text)}</Lead>}
      <Stage>
        <Film
          ref={film}
          src={source.from === 'assets' ? source.file : source.address}
          $ratio={poster.width / poster.height}
          preload="none"
          playsInline
          controls={state === 'started'}
          tabIndex={state === 'started' ? 0 : -1}
          aria-hidden={state === 'started' ? undefined : true}
          aria-labelledby={titleId}
          onError={() => setState('failed')}
        >
          {Object.entries(captions).map(([code, { file }]) => (
            <track
              key={code}
              kind="captions"
              src={file}
              srcLang={languages.items[code]?.locale}
              label={languages.items[code]?.label}
            />
          ))}
        </Film>
        {state === 'waiting' && (
          <Press type="button" aria-label={t('video.play', { video: t(title) })} onClick={() => play(film.current)}>
            <img {...poster} alt="" loading="lazy" decoding="async" />
            <Mark>
              <Icon name="play" size={32} />
            </Mark>
          </Press>
        )}
      </Stage>
      {state === 'failed' && <FailedNotice text={t('video.failed')} onRetry={retry} />}
    </Frame>
  )
}
