import type { ReactNode } from 'react'

/** Drawn like the other icons: strokes of one width in the color of the text. */
function Mark({ children }: { children: ReactNode }) {
  return (
    <svg
      width={20}
      height={20}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

export const MicroblogMark = () => (
  <Mark>
    <path d="M4 4h4l12 16h-4z" />
    <path d="M19 4l-6.2 7M11 13.5L5 20" />
  </Mark>
)

export const SocialNetworkMark = () => (
  <Mark>
    <circle cx={12} cy={12} r={9.5} />
    <path d="M16 7.5h-1.5a2 2 0 0 0-2 2v12M9.5 13H16" />
  </Mark>
)

export const ChatMark = () => (
  <Mark>
    <path d="M3 21l1.4-4.6A9 9 0 1 1 7.8 19.7z" />
    <path d="M9 8.5c-.8 3.2 3 7 6.3 6.3l.7-1.8-2.2-1.2-1 .9c-1-.5-1.6-1.1-2-2l.9-1-1.2-2z" />
  </Mark>
)
