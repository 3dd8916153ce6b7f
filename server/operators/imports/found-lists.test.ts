import { describe, expect, it } from 'vitest';
import { readList } from '../../../tests/read-list.ts';
import { makeXlsx } from '../../../tests/xlsx.ts';

/** Lists as they are handed over, with made-up values: their headings and peculiarities were found in public files. */
const lists: [kind: string, content: string | Buffer, rows: number, expected: object[]][] = [
  [
    'a discovery export',
    `Influencer insta name,Instagram User,category,category_2,Followers,Audience country,"Authentic engagement\n","Engagement avg\n"
meera.eats,Meera 🍛 Joshi,Food & Cooking,Lifestyle,48.5M,India,112.4K,98.1K
ivan_foto,Иван Фото,Photography,Cinema & Actors/actresses,1.2M,Russia,20.1K,18K
minji.day,민지,Beauty,,3.4M,South Korea,9.3K,8.8K
no.name.here,,Travel,,560K,India,1.1K,1K
`,
    4,
    [
      {
        name: 'Meera 🍛 Joshi',
        categories: ['food', 'lifestyle'],
        accounts: [{ platform: 'instagram', handle: 'meera.eats', followers: 48_500_000 }],
      },
      { name: 'Иван Фото', categories: ['photography', 'cinema'] },
      { name: '민지', categories: ['beauty'], topics: [] },
      { accounts: [{ handle: 'no.name.here', followers: 560_000 }] },
    ],
  ],
  [
    'a ranking',
    `Ranks,channel_info,influence_score,posts,followers,avg_likes,60_day_eng_rate,new_post_avg_like,total_likes,country
1,case.one,92,3.3k,475.8m,8.7m,1.39%,6.5m,29.0b,Spain
2,case.two,91,6.9k,366.2m,8.3m,1.62%,5.9m,57.4b,NaN
`,
    2,
    [
      {
        accounts: [{ platform: 'instagram', handle: 'case.one', followers: 475_800_000, engagement_rate: 1.39 }],
        place: { country_id: 'ES' },
      },
      { place: null },
    ],
  ],
  [
    'a video statistics file, without handles',
    Buffer.from(
      `rank,Youtuber,subscribers,video_views,category,Title,uploads,Country
1,Música Viva,245000000,2.28E+11,Music,Música Viva,20082,India
2,Casa Ñandú,170000000,0,Film & Animation,Casa Ñandú,1,nan
`,
      'latin1',
    ),
    0,
    [],
  ],
  [
    'a video ranking',
    `Rank,Username,Categories,Suscribers,Country,Visits,Likes,Comments,Links
1.00,Case Series,"Música y baile",249500000.0,India,86200.0,2700.0,78.0,http://youtube.com/channel/UCq-Fj5jknLsUf-MWSy4_brA
2.00,Case Kids,,183500000.0,Estados Unidos,1.0,2.0,3.0,http://youtube.com/channel/UCbCmjCuTUZos6Inko4u57UQ
`,
    2,
    [
      {
        name: 'Case Series',
        topics: ['Música y baile'],
        accounts: [{ platform: 'youtube', handle: 'UCq-Fj5jknLsUf-MWSy4_brA', followers: 249_500_000 }],
        place: { country_id: 'IN' },
      },
      { name: 'Case Kids', place: null },
    ],
  ],
  [
    'a tool’s own export',
    `id,username,fullName,bio,,,locationCountry,platform,followerCount,engagementRate,posts,contentLanguages
a1,case.cook,Case Cook,Cooks,,,IN,YOUTUBE,1200000,867000,120,english; hinglish
a2,case.tour,Case Tour,,,,US,INSTAGRAM,56000,12000,80,hindi
a3,case.clip,Case Clip,,,,US,TIKTOK,56000,12000,80,hindi
`,
    2,
    [
      {
        name: 'Case Cook',
        languages: ['en'],
        place: { country_id: 'IN' },
        accounts: [{ platform: 'youtube', handle: 'case.cook', followers: 1_200_000 }],
      },
      { languages: ['hi'], accounts: [{ platform: 'instagram' }] },
    ],
  ],
  [
    'a campaign tool, with semicolons',
    'id;name;platform;followers;likesAvg;commentsAvg;niche\r\n1;case_food;Instagram;12500;300;20;food|travel|home\r\n2;case_talk;Reddit;900;3;2;memes\r\n3;case_clips;TikTok;1;1;1;food\r\n',
    1,
    [{ categories: ['food', 'travel', 'home'], accounts: [{ platform: 'instagram', handle: 'case_food' }] }],
  ],
  [
    'a national list',
    `,,,
Rank,Name,Username,Follower Count
1,Case Star,@case.star,10.4M
2,Case Two,@case_two,9.8M
`,
    2,
    [{ name: 'Case Star', accounts: [{ platform: 'instagram', handle: 'case.star', followers: 10_400_000 }] }, {}],
  ],
  [
    'a national video list',
    `#,NAME,FOLLOWERS,ER,COUNTRY,TOPIC OF INFLUENCE,POTENTIAL REACH
1,Some Channel @UCabcdefghijklmnopqrstuv,234M,-,India,Music,70.2M
2,Other Channel @UCzyxwvutsrqponmlkjihgfe,167M,0.4%,India,Film industry,50M
`,
    2,
    [
      {
        name: 'Some Channel',
        categories: ['music'],
        accounts: [{ platform: 'youtube', handle: 'UCabcdefghijklmnopqrstuv', followers: 234_000_000 }],
      },
      { accounts: [{ engagement_rate: 0.4 }] },
    ],
  ],
  [
    'an outreach list',
    `channel_name,platform,profile_url,subscribers,engagement_rate,category,email
Case Tech,YouTube,https://www.youtube.com/@casetech,120000,4.5,Technology / Chess,hello@case.example
Case Lab,YouTube,https://www.youtube.com/@caselab,9800,112.0,Technology / Chess,Not Found
Case Home,Instagram,https://instagram.com/case.home/,Not Found,2.1,Home,Not Found
`,
    2,
    [
      {
        name: 'Case Tech',
        categories: ['technology'],
        topics: ['Chess'],
        email: 'hello@case.example',
        accounts: [{ platform: 'youtube', handle: 'casetech', followers: 120_000, engagement_rate: 4.5 }],
      },
      { accounts: [{ platform: 'instagram', handle: 'case.home', followers: null }], email: null },
    ],
  ],
  [
    'an agency list, several accounts a line',
    `nome_influencer;link_youtube;link_twitch;link_instagram;link_tiktok;categoria
Ana Caso;https://www.youtube.com/c/anacaso;https://twitch.tv/ana;https://www.instagram.com/ana.caso;https://tiktok.com/@ana;Games
Bia Caso;;https://twitch.tv/bia;;;Games
;;;;;
;;;;;
`,
    1,
    [
      {
        name: 'Ana Caso',
        categories: ['gaming'],
        accounts: [
          { platform: 'instagram', handle: 'ana.caso' },
          { platform: 'youtube', handle: 'anacaso' },
        ],
      },
    ],
  ],
  [
    'a workbook with a sheet a person',
    makeXlsx({
      One: [
        [
          'fullname',
          'username',
          'age',
          'Topics',
          'followers',
          'following',
          'posts',
          'Engagement_Rate',
          'Email',
          'Website',
        ],
        [
          'Case One',
          'case.one',
          31,
          'food, travel',
          12_500,
          300,
          210,
          '2.59%',
          'one@case.example',
          'https://case.example',
        ],
      ],
      Two: [
        [
          'fullname',
          'username',
          'age',
          'Topics',
          'followers',
          'following',
          'posts',
          'Engagement_Rate',
          'Email',
          'Website',
        ],
        ['Case Two', 'case.two', { date: 45_000 }, 'yoga', 9_800, 100, 50, { percent: 0.0312 }, '', ''],
      ],
      Notes: [['to do'], ['call them']],
    }),
    2,
    [
      {
        name: 'Case One',
        categories: ['food', 'travel'],
        accounts: [{ handle: 'case.one', followers: 12_500, engagement_rate: 2.59 }],
      },
      { name: 'Case Two', accounts: [{ handle: 'case.two', engagement_rate: 3.12 }] },
    ],
  ],
  [
    'a marketplace tracker, whose ids are its own',
    makeXlsx({
      Tracker: [
        ['ID', 'name', 'category', 'gender', 'follower_count', 'platform'],
        [1, 'Case One', 'food', 'F', 12_000, 'Instagram'],
      ],
    }),
    0,
    [],
  ],
];

describe('lists as they are handed over', () => {
  it.each(lists)('%s', async (_, content, count, expected) => {
    const { rows } = await readList(content, { platform: 'instagram' });
    expect(rows).toHaveLength(count);
    expect(rows).toMatchObject(expected);
  });

  it('eight of ten that name accounts are imported as they are, and all once the platform is said', async () => {
    const withAccounts = lists.filter(([kind]) => !/without handles|its own$/.test(kind));
    const count = async (decisions: Parameters<typeof readList>[1]) => {
      const read = await Promise.all(withAccounts.map(([, content]) => readList(content, decisions)));
      return read.filter(({ rows }) => rows.length > 0).length;
    };
    expect(withAccounts).toHaveLength(10);
    expect([await count({}), await count({ platform: 'instagram' })]).toEqual([8, 10]);
  });

  it('a list that names no platform is refused line by line until that is said', async () => {
    const { rows, reasons } = await readList('Name,Username,Follower Count\nCase,@case.star,10.4M\n');
    expect([rows, reasons]).toEqual([[], ['no_platform']]);
    const named = await readList('Name,Username,Follower Count\nCase,@case.star,10.4M\n', {
      name: 'top-instagram.csv',
    });
    expect(named.rows).toMatchObject([{ accounts: [{ platform: 'instagram' }] }]);
  });
});
