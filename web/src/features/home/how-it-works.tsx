import follow from './art/follow.svg'
import paid from './art/paid.svg'
import publish from './art/publish.svg'
import styles from './how-it-works.module.css'
import { PriceSplit } from './price-split.tsx'

const promises = [
  {
    art: follow,
    title: 'Follow people, not a feed',
    text: 'Choose the creators you love and see everything they make: videos, photos, music, articles and live streams.',
  },
  {
    art: publish,
    title: 'Publish on your terms',
    text: 'Share it for free, include it in a tier, or sell it on its own. You set the price and can change it anytime.',
  },
  {
    art: paid,
    title: 'See where the money goes',
    text: 'The price you see is what you pay. We always show the creator’s share, our fee and the card processing fee.',
  },
]

export function HowItWorks() {
  return (
    <>
      <section aria-labelledby="promises">
        <h2 id="promises" className={styles.heading}>
          How it works
        </h2>
        <ul className={styles.promises}>
          {promises.map(({ art, title, text }) => (
            <li key={title}>
              <img
                className={styles.cover}
                src={art}
                alt=""
                width="640"
                height="360"
                loading="lazy"
              />
              <h3 className={styles.promise}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <PriceSplit />
    </>
  )
}
