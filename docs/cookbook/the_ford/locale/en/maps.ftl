map-the_ford = The Ford
map-the_ford-about = A bridge on either side and a marsh in the middle that takes all day to wade through. Whoever holds both bridges has the village; whoever guards only those is surprised from the reeds.
