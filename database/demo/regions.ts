/** First names, family names and languages by region, with the Devanagari spelling where it is in use. */
export interface Region {
  states: readonly string[];
  languages: readonly string[];
  women: readonly string[];
  men: readonly string[];
  families: readonly string[];
}

const split = (text: string) => text.split(' ');

const muslim = {
  women: split('Zoya Ayesha Sana Mehnaz Rukhsar Farah Nazia Iqra Shaista Aaliya'),
  men: split('Farhan Imran Arshad Faizan Sameer Zeeshan Danish Rehan Tauseef Aamir'),
  families: split('Khan Qureshi Ansari Siddiqui Sheikh Mirza Pathan Syed'),
};

export const REGIONS: readonly Region[] = [
  {
    states: split('UP MP BR JH CG UK HR DL RJ HP'),
    languages: ['hi', 'en'],
    women: split('Sunita Neha Pooja Anjali Kavita Ritu Shalini Priyanka Rashmi Nisha Swati Deepika Garima Komal Meera'),
    men: split('Rohan Amit Vikas Ankit Manish Gaurav Saurabh Deepak Nitin Abhishek Rahul Pankaj Shivam Mohit Kabir'),
    families: split(
      'Yadav Sharma Verma Mishra Tiwari Gupta Singh Joshi Rathore Chauhan Pandey Dubey Saxena Agarwal Meena Thakur',
    ),
  },
  {
    states: split('PB CH'),
    languages: ['pa', 'hi', 'en'],
    women: split('Harleen Simran Jasleen Navneet Gurleen Manpreet Kiran Amrit Rupinder Prabhjot'),
    men: split('Harpreet Gurpreet Jaspreet Arshdeep Ranjit Kabir Navjot Sukhdeep Amandeep Parminder'),
    families: split('Gill Sandhu Sidhu Dhillon Grewal Bajwa Sethi Kaur Brar Mann'),
  },
  {
    states: split('MH GA'),
    languages: ['mr', 'hi', 'en'],
    women: split('Rukmini Tejaswini Mrunal Sayali Ketaki Pallavi Sonali Ashwini Gauri Madhura Rutuja Vaishnavi'),
    men: split('Aditya Omkar Sanket Prathamesh Tejas Mihir Swapnil Sumeet Chinmay Onkar Nikhil Rohit'),
    families: split('Deshpande Kulkarni Patil Jadhav Shinde Pawar Kadam Gokhale Naik Sawant Bhosale Mhatre Fernandes'),
  },
  {
    states: split('GJ DH'),
    languages: ['gu', 'hi', 'en'],
    women: split('Hetal Dhara Krupa Jinal Bhumi Urvi Foram Mansi Riddhi Nirali'),
    men: split('Jignesh Hardik Parth Dhruv Chirag Jay Mitesh Yash Kunal Harsh'),
    families: split('Patel Shah Desai Mehta Trivedi Joshi Parmar Solanki Vyas Modi'),
  },
  {
    states: split('KL LD'),
    languages: ['ml', 'en'],
    women: split('Aarohi Devika Anjana Lakshmi Parvathy Gayathri Nimisha Athira Meenakshi Sreelakshmi Anna Riya'),
    men: split('Arjun Vishnu Sreejith Akhil Jithin Nikhil Basil Ananthu Rahul Hari Tony Abin'),
    families: split('Menon Nair Pillai Varma Kurian Thomas Mathew Warrier Panicker Joseph Nambiar Kutty'),
  },
  {
    states: split('TN PY'),
    languages: ['ta', 'en'],
    women: split('Kavya Nithya Priya Sangeetha Abirami Yazhini Keerthana Janani Revathi Dharani Meena Soundarya'),
    men: split('Venkataramanan Karthik Arun Vignesh Pradeep Surya Dinesh Bala Gokul Sathish Kathir Muthu'),
    families: split('Subramaniam Raman Iyer Sundaram Krishnan Murugan Natarajan Rajan Selvam Pandian Chandran Kumar'),
  },
  {
    states: split('KA'),
    languages: ['kn', 'en'],
    women: split('Nandini Kavitha Shruthi Ramya Deepa Bhavana Chaitra Pooja Sahana Varsha Anusha'),
    men: split('Girish Manjunath Chetan Raghavendra Sudeep Kiran Abhi Pavan Vinay Nagesh Shashank'),
    families: split('Rao Gowda Hegde Shetty Bhat Kamath Murthy Nayak Acharya Poojary Reddy'),
  },
  {
    states: split('TS AP'),
    languages: ['te', 'en'],
    women: split('Sravani Lahari Harika Mounika Sirisha Anusha Bhavya Tejaswi Sahithi Keerthi Swapna'),
    men: split('Sai Kiran Naveen Praveen Charan Rakesh Teja Nikhil Vamsi Harsha Srikanth'),
    families: split('Reddy Rao Naidu Chowdary Varma Prasad Raju Goud Yadav Sastry'),
  },
  {
    states: split('WB TR AN'),
    languages: ['bn', 'en'],
    women: split('Ananya Ishita Rituparna Sohini Moumita Debjani Paromita Sreya Tanushree Oindrila'),
    men: split('Ishaan Arnab Sourav Debayan Anirban Ritwik Subham Aritra Sayan Kaushik'),
    families: split('Dutta Banerjee Mukherjee Chatterjee Ghosh Sen Bose Das Roy Chakraborty Saha'),
  },
  {
    states: split('OD'),
    languages: ['or', 'en'],
    women: split('Subhashree Pragyan Lopamudra Sasmita Itishree Ankita Smruti'),
    men: split('Biswajit Soumya Ashis Debasis Prakash Sidhant Tapas'),
    families: split('Mohanty Patnaik Das Sahoo Panda Behera Mishra Nayak'),
  },
  {
    states: split('AS'),
    languages: ['as', 'en'],
    women: split('Jahnabi Rimpi Barsha Dipshikha Nayanika Mousumi'),
    men: split('Bhaskar Rituraj Dhruba Pranjal Himangshu Kaushik'),
    families: split('Baruah Saikia Bora Kalita Gogoi Hazarika Phukan'),
  },
  {
    states: split('MZ ML NL MN AR SK'),
    languages: ['en', 'hi'],
    women: split('Lalrinpuii Tenzin Daphisha Imliakum Thoibi Pema Zonunsangi Naomi Linthoi Yangchen'),
    men: split('Lalthanga Kevi Banteilang Moirang Tashi Alem Malsawma Rinzing Toko Sentila'),
    families: split('Hmar Wangmo Syiem Ao Singh Lama Ralte Lyngdoh Bhutia Jamir'),
  },
  { states: split('JK LA'), languages: ['ur', 'ks', 'hi', 'en'], ...muslim },
  { states: split('UP TS MH KL'), languages: ['ur', 'hi', 'en'], ...muslim },
];

const DEVANAGARI: Record<string, string> = Object.fromEntries(
  `Sunita=सुनीता Neha=नेहा Pooja=पूजा Anjali=अंजलि Kavita=कविता Ritu=रितु Shalini=शालिनी Priyanka=प्रियंका Rashmi=रश्मि Nisha=निशा
  Swati=स्वाति Deepika=दीपिका Garima=गरिमा Komal=कोमल Meera=मीरा Rohan=रोहन Amit=अमित Vikas=विकास Ankit=अंकित Manish=मनीष Gaurav=गौरव
  Saurabh=सौरभ Deepak=दीपक Nitin=नितिन Abhishek=अभिषेक Rahul=राहुल Pankaj=पंकज Shivam=शिवम Mohit=मोहित Kabir=कबीर Yadav=यादव Sharma=शर्मा
  Verma=वर्मा Mishra=मिश्रा Tiwari=तिवारी Gupta=गुप्ता Singh=सिंह Joshi=जोशी Rathore=राठौड़ Chauhan=चौहान Pandey=पाण्डेय Dubey=दुबे
  Saxena=सक्सेना Agarwal=अग्रवाल Meena=मीणा Thakur=ठाकुर Rukmini=रुक्मिणी Tejaswini=तेजस्विनी Mrunal=मृणाल Sayali=सायली Ketaki=केतकी
  Pallavi=पल्लवी Sonali=सोनाली Ashwini=अश्विनी Gauri=गौरी Madhura=मधुरा Rutuja=ऋतुजा Vaishnavi=वैष्णवी Aditya=आदित्य Omkar=ओंकार
  Sanket=संकेत Prathamesh=प्रथमेश Tejas=तेजस Mihir=मिहिर Swapnil=स्वप्निल Sumeet=सुमीत Chinmay=चिन्मय Onkar=ओंकार Nikhil=निखिल Rohit=रोहित
  Deshpande=देशपांडे Kulkarni=कुलकर्णी Patil=पाटील Jadhav=जाधव Shinde=शिंदे Pawar=पवार Kadam=कदम Gokhale=गोखले Naik=नाईक Sawant=सावंत
  Bhosale=भोसले Mhatre=म्हात्रे`
    .split(/\s+/)
    .map((pair) => pair.split('=') as [string, string]),
);

/** A name in Devanagari, or null where a part of it has no usual spelling. */
export function inDevanagari(name: string): string | null {
  const parts = name.split(' ').map((part) => DEVANAGARI[part]);
  return parts.every((part) => part !== undefined) ? parts.join(' ') : null;
}
