import { useEffect, useState } from 'react'
import { timeAgo } from './time-ago.ts'

export function RelativeTime({ at }: { at: string }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  const date = new Date(at)
  return (
    <time dateTime={at} title={date.toLocaleString()}>
      {timeAgo(date, now)}
    </time>
  )
}
