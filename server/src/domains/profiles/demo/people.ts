/** Who lives in the demo world. The order is the order in which they joined. */
export interface DemoPerson {
  readonly username: string
  readonly name: string
  readonly role: 'fan' | 'creator' | 'moderator' | 'admin'
  readonly bio: string
  readonly location: string
  readonly hand: Hand
}

/** How this person draws. */
export type Hand = 'cut-paper' | 'contours' | 'halftone' | 'waves' | 'blocks' | 'orbit'

const creator = (
  username: string,
  name: string,
  hand: Hand,
  location: string,
  bio: string,
): DemoPerson => ({ username, name, role: 'creator', bio, location, hand })

const fan = (username: string, name: string, hand: Hand, location: string): DemoPerson => ({
  username,
  name,
  role: 'fan',
  bio: '',
  location,
  hand,
})

const fans = [
  fan('june_archer', 'June Archer', 'orbit', 'Leeds'),
  fan('tomasz_k', 'Tomasz K.', 'blocks', 'Gdańsk'),
  fan('ines_moura', 'Inês Moura', 'waves', 'Braga'),
  fan('paper_moth', 'Paper Moth', 'cut-paper', 'Austin'),
  fan('old_bill', 'Bill, retired', 'contours', 'Hobart'),
  fan('saoirse_d', 'Saoirse D.', 'halftone', 'Cork'),
  fan('kenji_on_foot', 'Kenji on Foot', 'contours', 'Sapporo'),
  fan('amara_reads', 'Amara Reads', 'blocks', 'Lagos'),
  fan('left_at_noon', 'Left at Noon', 'orbit', 'Turin'),
  fan('greta_and_dog', 'Greta and Dog', 'cut-paper', 'Graz'),
  fan('mister_lentil', 'Mister Lentil', 'halftone', 'Pune'),
  fan('ola_north', 'Ola North', 'waves', 'Bodø'),
]

export const demoFans = fans.map(({ username }) => username)

export const demoPeople: readonly DemoPerson[] = [
  creator(
    'northlight',
    'Northlight Studio',
    'cut-paper',
    'Tromsø',
    'Paintings of weather, made slowly and mostly at night.',
  ),
  creator(
    'slow_kitchen',
    'Slow Kitchen',
    'orbit',
    'Porto',
    'Bread, broth and other things that take the afternoon.',
  ),
  creator(
    'field_notes',
    'Field Notes',
    'contours',
    'Snowdonia',
    'A week above the tree line, every month.',
  ),
  creator(
    'cartographer',
    'Cartographer',
    'contours',
    'Lisbon',
    'How maps are drawn, and what they leave out.',
  ),
  creator(
    'second_violin',
    'Second Violin',
    'waves',
    'Leipzig',
    'The part you do not notice until it is missing.',
  ),
  creator(
    'paper_planes',
    'Paper Planes',
    'blocks',
    'Osaka',
    'Comics inked by hand, one page a week.',
  ),
  creator('low_tide_radio', 'Low Tide Radio', 'waves', 'Brest', 'Requests until the tide turns.'),
  creator(
    'chess_for_two',
    'Chess for Two',
    'blocks',
    'Tbilisi',
    'Blitz with viewers, endgames with patience.',
  ),
  creator(
    'type_practice',
    'Type Practice',
    'blocks',
    'Basel',
    'Letters, spacing and the arguments about both.',
  ),
  creator(
    'ember_dance',
    'Ember Dance',
    'orbit',
    'Dakar',
    'Classes for people who think they cannot.',
  ),
  creator(
    'quiet_code',
    'Quiet Code',
    'halftone',
    'Tallinn',
    'Building small programs without hurry.',
  ),
  creator('salt_and_iron', 'Salt and Iron', 'halftone', 'Bilbao', 'Strength for those past forty.'),
  creator(
    'wild_ferments',
    'Wild Ferments',
    'orbit',
    'Seoul',
    'What happens in the jar when you leave it alone.',
  ),
  creator('night_buses', 'Night Buses', 'cut-paper', 'London', 'Photographs from the last stop.'),
  creator('hand_tools', 'Hand Tools', 'contours', 'Vermont', 'Joinery without electricity.'),
  creator(
    'deep_breath',
    'Deep Breath',
    'waves',
    'Rishikesh',
    'Ten quiet minutes before the day begins.',
  ),
  creator('tiny_operas', 'Tiny Operas', 'orbit', 'Naples', 'Whole tragedies in four minutes.'),
  creator(
    'market_day',
    'Market Day',
    'cut-paper',
    'Oaxaca',
    'What is in season and what to do with it.',
  ),
  creator(
    'old_games',
    'Old Games New Tricks',
    'halftone',
    'Kyoto',
    'Finishing the games we never finished.',
  ),
  creator(
    'plain_ledger',
    'Plain Ledger',
    'blocks',
    'Nairobi',
    'Money for small makers, in plain words.',
  ),
  creator(
    'thread_count',
    'Thread Count',
    'halftone',
    'Lyon',
    'Sewing clothes that outlive the fashion.',
  ),
  creator('open_water', 'Open Water', 'waves', 'Galway', 'Swimming through the winter, and why.'),
  creator(
    'star_party',
    'Star Party',
    'orbit',
    'Atacama',
    'The sky tonight, for people without telescopes.',
  ),
  creator(
    'slow_news',
    'Slow News',
    'cut-paper',
    'Wellington',
    'One story a week, followed to its end.',
  ),
  {
    username: 'demo_fan',
    name: 'Robin Fan',
    role: 'fan',
    hand: 'orbit',
    location: 'Ghent',
    bio: 'Here for the bread and the weather.',
  },
  ...fans,
  {
    username: 'demo_moderator',
    name: 'Mo Derator',
    role: 'moderator',
    hand: 'blocks',
    location: '',
    bio: '',
  },
  {
    username: 'demo_admin',
    name: 'Ada Admin',
    role: 'admin',
    hand: 'contours',
    location: '',
    bio: '',
  },
]

/** One for all of them; the demo world is only for development. */
export const demoPassword = 'orchard-lantern-42'
export const demoEmail = (username: string) => `${username.replaceAll('_', '.')}@fanfare.test`
