import { drawings } from '@/generated/icons'
import type { IconName } from './icon-sources'

interface IconProps {
  readonly name: IconName
  /** Pixels. */
  readonly size?: number
  /** What the icon says, where no text beside it does. Without it, the icon is decoration. */
  readonly label?: string
  readonly className?: string
}

/** An icon of the built-in set, in the colour of the text. */
export function Icon({ name, size = 20, label, className }: IconProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      className={className}
      {...named}
    >
      {drawings[name].map(([Shape, attributes], index) => (
        <Shape key={index} {...attributes} />
      ))}
    </svg>
  )
}
